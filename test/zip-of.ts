import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP archive of these files; `flags` and `bytes` are what it says about each, true or not. */
export function zipOf(
  files: Record<string, string | Buffer>,
  { flags = 0, bytes }: { flags?: number; bytes?: number } = {},
): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const whole = Buffer.from(content as string)
    const packed = deflateRawSync(whole)
    const title = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(flags, 2)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(whole), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(bytes ?? whole.length, 18)
    about.writeUInt16LE(title.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), about, title, packed)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), about, place, title)
    at += 30 + title.length + packed.length
  }
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
