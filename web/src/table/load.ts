/** The screen of a table is fetched when it is needed: not everybody comes to one. */

export const loadTable = () => import('./AtTable.svelte');
