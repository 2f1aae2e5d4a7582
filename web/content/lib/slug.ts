/** What a glob found, by slug: a record's file name without folder and ending. */
export function bySlug<Item>(files: Record<string, Item>): Record<string, Item> {
  return Object.fromEntries(
    Object.entries(files).map(([file, item]) => [file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.')), item]),
  )
}
