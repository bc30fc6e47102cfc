import * as z from 'zod/mini'

/**
 * After how many hours without a change or a message a card turns from green to blue, to black and to dark grey; and for
 * how many hours it is orange when a pause has ended (S1 §9).
 */
export const DEFAULT_HOURS = { green: 24, blue: 72, black: 144, orange: 24 } as const
type TimeSetting = keyof typeof DEFAULT_HOURS

/** A dealership hardly waits longer than ten years. */
export const MOST_HOURS = 87_600

/** A value that is no number, or none above zero, is the field's default (S1 §5); too large a one is refused. */
const hours = (field: TimeSetting) =>
  z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value) => {
        const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
        return number > 0 ? number : DEFAULT_HOURS[field]
      }),
    ),
    z.number().check(z.maximum(MOST_HOURS)),
  )

export const TimeSettings = z.object({ green: z.number(), blue: z.number(), black: z.number(), orange: z.number() })
export type TimeSettings = z.infer<typeof TimeSettings>

export const TimeSettingsInput = z.lazy(() =>
  z.object({ green: hours('green'), blue: hours('blue'), black: hours('black'), orange: hours('orange') }),
)
