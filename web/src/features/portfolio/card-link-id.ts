/** Id of the link that opens a project: the dialog hands the focus back to it. */
export function cardLinkId(projectId: string): string {
  return `project-${projectId}`
}
