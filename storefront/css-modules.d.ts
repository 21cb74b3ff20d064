// The class names of a CSS module are imported as a namespace: the bundler keeps the used names only and writes them where
// they are used. Vite's own types have a default export only.
type ClassNames = Readonly<Record<string, string>>;

declare module './*.module.css' {
  const classNames: ClassNames;
  export = classNames;
}
declare module '../*.module.css' {
  const classNames: ClassNames;
  export = classNames;
}
declare module '#storefront/*.module.css' {
  const classNames: ClassNames;
  export = classNames;
}
