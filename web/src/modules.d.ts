/** Catalogues as text, made by vite.config.ts. */
declare module 'words:*' {
  const text: string;
  export default text;
}

/** Games that other packages bring along, made by vite.config.ts. */
declare module 'games:facts' {
  const games: Record<string, import('./games').Game>;
  export default games;
}
declare module 'games:words' {
  const tellers: Record<string, import('./tellers').Teller>;
  export default tellers;
}
declare module 'games:boards' {
  const boards: Record<string, unknown>;
  export default boards;
}
