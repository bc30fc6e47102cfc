import type { Answer } from './answer.ts'
import { element, xml } from './xml.ts'

/** An error by its S3 name, which the SDK passes to its caller. */
export class S3Error extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  toAnswer(): Answer {
    const body = xml(element('Error', element('Code', this.code), element('Message', this.message)))
    return { status: this.status, headers: { 'content-type': 'application/xml' }, body }
  }
}

export const notImplemented = (what: string) =>
  new S3Error(501, 'NotImplemented', `The local S3 does not know ${what}.`)
