import { createHmac, timingSafeEqual } from 'node:crypto'
import { optionalVariable } from '../../platform/environment.ts'
import { notFound } from '../../platform/errors.ts'

/** Refuses what Meta did not sign with our app's secret; one secret signs for all dealerships. */
export function admitEvents(text: string, signature: string): void {
  const secret = optionalVariable('META_APP_SECRET')
  const [, theirs = ''] = /^sha256=([\da-f]{64})$/.exec(signature) ?? []
  if (!secret || !isSame(Buffer.from(theirs, 'hex'), createHmac('sha256', secret).update(text).digest()))
    throw notFound()
}

/** Answers Meta's question whether the address is ours, where it knows the words that its app was told. */
export function answerCheck(query: { 'hub.mode'?: string; 'hub.verify_token'?: string; 'hub.challenge'?: string }): {
  text: string
} {
  const token = optionalVariable('META_VERIFY_TOKEN')
  const isTheirs = token !== undefined && isSame(Buffer.from(query['hub.verify_token'] ?? ''), Buffer.from(token))
  if (query['hub.mode'] !== 'subscribe' || !isTheirs) throw notFound()
  return { text: query['hub.challenge'] ?? '' }
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)
