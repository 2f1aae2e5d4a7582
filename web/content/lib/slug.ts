/** Keys the result of a glob by slug: the file name without folder and extension. */
export function bySlug<Item>(files: Record<string, Item>): Record<string, Item> {
  return Object.fromEntries(
    Object.entries(files).map(([file, item]) => [file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.')), item]),
  )
}
