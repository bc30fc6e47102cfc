interface Bounded {
  most: number
  count: () => Promise<number>
  put: () => Promise<unknown>
  remove: () => Promise<unknown>
}

/**
 * Puts one more of at most so many; false where there are as many. Counts again behind the write, as others may be put at
 * the same moment: where there are too many by then, this one goes again.
 */
export async function putWithin({ most, count, put, remove }: Bounded): Promise<boolean> {
  if ((await count()) >= most) return false
  await put()
  if ((await count()) <= most) return true
  await remove()
  return false
}
