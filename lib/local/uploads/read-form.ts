import { type ByteReader, byteReader } from './byte-reader.ts'
import { S3Error } from './s3-error.ts'

/** S3's limit for the fields before the file. */
const LONGEST_FIELD = 20_000
const LONGEST_HEADERS = 4_000
const MOST_FIELDS = 100

export type Form = {
  /** By lower-case name. */
  fields: Record<string, string>
  filename: string
  /** Must be read before anything else in the request. */
  file: AsyncIterable<Buffer>
}

const malformed = (message: string) => new S3Error(400, 'MalformedPOSTRequest', message)

/** Reads a multipart form up to its file, which must be its last relevant part; the file itself streams. */
export async function readForm(body: AsyncIterable<Buffer>, contentType: string): Promise<Form> {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  if (!boundary) throw malformed('The body of your POST request is not well-formed multipart/form-data.')
  const delimiter = `\r\n--${boundary[1] ?? boundary[2]}`
  const reader = byteReader(body)
  await reader.line(delimiter.slice(2), LONGEST_HEADERS)

  const fields: Form['fields'] = {}
  for (let n = 0; n < MOST_FIELDS; n++) {
    if ((await reader.line('\r\n', LONGEST_HEADERS)).startsWith('--')) break
    const { name, filename } = disposition(await reader.line('\r\n\r\n', LONGEST_HEADERS))
    if (name === 'file') return { fields, filename, file: lastPart(reader, delimiter) }
    fields[name] = await reader.line(delimiter, LONGEST_FIELD)
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.')
}

/** Fields after the file are ignored, as S3 does. */
async function* lastPart({ until, drain }: ByteReader, delimiter: string) {
  yield* until(delimiter)
  await drain()
}

function disposition(headers: string) {
  const line = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? ''
  const name = /[;\s]name="([^"]*)"/i.exec(line)?.[1]
  if (!name) throw malformed('A part of the form has no name.')
  return { name: name.toLowerCase(), filename: /filename="([^"]*)"/i.exec(line)?.[1] ?? '' }
}
