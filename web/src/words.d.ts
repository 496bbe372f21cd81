/** Catalogues as text, made by vite.config.ts. */
declare module 'words:*' {
  const text: string;
  export default text;
}
