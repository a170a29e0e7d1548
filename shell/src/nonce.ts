declare global {
  var __webpack_nonce__: string | undefined;
}

// The first import of all: styles and chunks that are added later carry the nonce of this very script, or the page's
// security policy refuses them.
__webpack_nonce__ = document.currentScript?.nonce;

export {};
