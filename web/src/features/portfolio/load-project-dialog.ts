export const loadProjectDialog = () => import('./ProjectDialog.tsx')
