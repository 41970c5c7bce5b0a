declare module '*.css' {
  /** The minified text of the style sheet. */
  const text: string;
  export default text;
}
