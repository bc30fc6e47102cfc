import type { Input } from '#contract/route.ts'
import { connect } from '#contract/telephony/connect.ts'
import type { Sender } from '#contract/telephony/sender.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** Twilio reports no change by itself: while one is expected, the open page asks. */
const EXPECTED_MS = 2_500
const RARELY_MS = 20_000

const pauseOf = (sender: Sender | undefined) => {
  if (!sender || sender.state === 'none' || sender.state === 'online') return 0
  return sender.state === 'offline' ? RARELY_MS : EXPECTED_MS
}

/** `watch`: the number whose code from WhatsApp is awaited. */
export const useSender = (watch?: string) =>
  useRow(
    connect.sender,
    { query: watch ? { watch } : {} },
    { refreshInterval: (sender) => (watch ? EXPECTED_MS : pauseOf(sender)), keepPreviousData: true },
  )
type AskedSender = Input<typeof connect.connectSender>['body']
export const connectSender = (body: AskedSender) =>
  thenRead(call(connect.connectSender, { body }), connect.sender, connect.get)
type ChangedProfile = Input<typeof connect.changeSender>['body']
export const changeProfile = (body: ChangedProfile) => thenRead(call(connect.changeSender, { body }), connect.sender)
