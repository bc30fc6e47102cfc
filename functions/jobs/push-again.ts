import type { Pointer } from '#contract/people/realtime.ts'
import { publishEvent } from '../core/platform/aws/events.ts'
import { eachRecord } from './each-record.ts'

type Missed = { channel: string; pointers: Pointer[] }

export const handler = eachRecord(({ channel, pointers }: Missed) => publishEvent(channel, pointers))
