const BLOCK = 512

interface File {
  name: string
  bytes: Uint8Array
}

/** Files as a tar archive (POSIX ustar), which every system opens; names of at most a hundred bytes. */
export function tarOf(files: readonly File[]): Uint8Array<ArrayBuffer> {
  const pieces = files.flatMap(({ name, bytes }) => [
    headerOf(name, bytes.length),
    bytes,
    new Uint8Array((BLOCK - (bytes.length % BLOCK)) % BLOCK),
  ])
  return new Uint8Array(Buffer.concat([...pieces, new Uint8Array(2 * BLOCK)]))
}

function headerOf(name: string, size: number): Uint8Array {
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')
  header.write(name, 0, 100, 'utf8')
  header.write(octal(0o644, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar', 257)
  header.write('00', 263)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The files of such an archive. */
export function* filesIn(tar: Uint8Array): Generator<File> {
  const bytes = Buffer.from(tar.buffer, tar.byteOffset, tar.byteLength)
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const name = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 135), 8)
    yield { name, bytes: bytes.subarray(at + BLOCK, at + BLOCK + size) }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}
