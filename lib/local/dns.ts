import { createSocket } from 'node:dgram'

const HEADER_BYTES = 12
const TXT = 16
const CNAME = 5
const NO_SUCH_NAME = 3

export type Dns = Awaited<ReturnType<typeof startDns>>

/** The twin of the internet's DNS, as far as TXT and CNAME records go: it answers with those that were set. */
export async function startDns() {
  const records = new Map<string, string[]>()
  const aliases = new Map<string, string>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => socket.send(answerTo(query, { records, aliases }), port, address))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    server: `127.0.0.1:${socket.address().port}`,
    set: (domain: string, texts: string[]) => void records.set(domain.toLowerCase(), texts),
    alias: (name: string, to: string) => void aliases.set(name.toLowerCase(), to),
    list: () => Object.fromEntries(records),
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

interface Known {
  records: Map<string, string[]>
  aliases: Map<string, string>
}

/** RFC 1035, section 4: the question is repeated, and each answer points at its name. */
function answerTo(query: Buffer, { records, aliases }: Known): Buffer {
  const labels: string[] = []
  let at = HEADER_BYTES
  while (query[at]) {
    const length = query[at] ?? 0
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const question = query.subarray(HEADER_BYTES, at + 5)
  const type = query.readUInt16BE(at + 1)
  const name = labels.join('.').toLowerCase()
  const alias = type === CNAME ? aliases.get(name) : undefined
  const found = alias ? [asName(alias)] : type === TXT ? records.get(name)?.map(asText) : undefined
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (found ? 0 : NO_SUCH_NAME), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(found?.length ?? 0, 6)
  return Buffer.concat([header, question, ...(found ?? []).map((data) => asAnswer(type, data))])
}

const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
const asText = counted
const asName = (name: string) => Buffer.concat([...name.split('.').map(counted), Buffer.from([0])])

function asAnswer(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length])
  return Buffer.concat([head, data])
}
