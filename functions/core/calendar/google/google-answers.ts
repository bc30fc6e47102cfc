import * as z from 'zod/mini'

// What we read of Google's answers; it may add to them at any time.

export const Tokens = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
  id_token: z.optional(z.string()),
})
export type Tokens = z.infer<typeof Tokens>

/** Of an id token. */
export const Claims = z.object({ email: z.string().check(z.maxLength(320)) })

export const Made = z.object({ id: z.string() })

const Time = z.object({ dateTime: z.optional(z.string()) })
/** A deleted event has no times. */
export const ReadEvent = z.object({
  id: z.string(),
  etag: z.string(),
  status: z.optional(z.string()),
  start: z.optional(Time),
  end: z.optional(Time),
  extendedProperties: z.optional(z.object({ private: z.optional(z.record(z.string(), z.string())) })),
})
export type ReadEvent = z.infer<typeof ReadEvent>

export const EventPage = z.object({
  items: z.array(ReadEvent),
  nextPageToken: z.optional(z.string()),
  /** On the last page. */
  nextSyncToken: z.optional(z.string()),
})

export const BusyAnswer = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.optional(z.array(z.object({ start: z.string(), end: z.string() }))),
      errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
    }),
  ),
})

export const OpenedChannel = z.object({ resourceId: z.string(), expiration: z.optional(z.string()) })
