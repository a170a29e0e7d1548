// jsdom has no layout, so it cannot scroll.
Object.assign(globalThis, { scrollTo: () => undefined });

// Styles are inserted as rules, as in the product: of a text jsdom would parse all of them again for each new one.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
