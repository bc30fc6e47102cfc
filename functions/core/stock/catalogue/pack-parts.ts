/** A table item holds 400 kB, including its attribute names and keys. */
const PART_BYTES_MAX = 350_000
/** A number of rows that nearly always fits: a packed row takes about 40 bytes. */
const PART_ROWS_MAX = 5000

/** Packs rows, in order, into parts that fit a table item, however badly they compress. */
export function packParts<Row>(rows: readonly Row[], pack: (rows: readonly Row[]) => Uint8Array): Uint8Array[] {
  if (rows.length === 0) return []
  if (rows.length > PART_ROWS_MAX)
    return [...packParts(rows.slice(0, PART_ROWS_MAX), pack), ...packParts(rows.slice(PART_ROWS_MAX), pack)]
  const packed = pack(rows)
  if (packed.byteLength <= PART_BYTES_MAX || rows.length === 1) return [packed]
  const half = Math.ceil(rows.length / 2)
  return [...packParts(rows.slice(0, half), pack), ...packParts(rows.slice(half), pack)]
}
