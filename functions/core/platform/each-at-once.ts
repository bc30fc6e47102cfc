/** Does something for each of these, with limited concurrency; rejects with the first failure. */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items].values()
  const actInTurn = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, actInTurn))
}
