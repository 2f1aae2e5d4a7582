/** The code of a project's dialog. */
export const loadProjectDialog = () => import('./ProjectDialog.tsx')
