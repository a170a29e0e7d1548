declare module '*.avif' {
  const url: string;
  export = url;
}

declare module '*.webp' {
  const url: string;
  export = url;
}

declare module '*.svg' {
  const url: string;
  export = url;
}
