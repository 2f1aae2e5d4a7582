type Key = Record<string, unknown> | undefined

/** All items of a query or a scan. `readPage` gets the `LastEvaluatedKey` of the page before. */
export async function* everyItem<Item>(
  readPage: (from: Key) => Promise<{ Items?: Item[] | undefined; LastEvaluatedKey?: Key }>,
): AsyncGenerator<Item> {
  let from: Key
  do {
    const page = await readPage(from)
    yield* page.Items ?? []
    from = page.LastEvaluatedKey
  } while (from)
}
