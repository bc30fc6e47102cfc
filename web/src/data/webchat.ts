import { webchat } from '#contract/messaging/webchat.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type Webchat = Output<typeof webchat.get>
export type WebchatChange = Partial<Pick<Webchat, 'is_on' | 'sites' | 'greeting'>>

export const useWebchat = () => useRow(webchat.get, {})
export const saveWebchat = (body: Input<typeof webchat.update>['body']) =>
  thenRead(call(webchat.update, { body }), webchat.get)
