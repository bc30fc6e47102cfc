/** A response's bytes; undefined for more than `maxBytes`, past which nothing is read: leaving the loop ends the transfer. */
export async function readBounded({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) return
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}
