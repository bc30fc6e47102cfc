import { calendar } from '#contract/calendar/feeds.ts'
import { googleCalendar } from '#contract/calendar/google.ts'
import { createFeed } from '../core/calendar/feeds/create-feed.ts'
import { getFeed } from '../core/calendar/feeds/get-feed.ts'
import { removeFeed } from '../core/calendar/feeds/remove-feed.ts'
import { acceptConsent } from '../core/calendar/google/accept-consent.ts'
import { disconnectGoogle } from '../core/calendar/google/disconnect-google.ts'
import { getGoogle } from '../core/calendar/google/get-google.ts'
import { startConsent } from '../core/calendar/google/start-consent.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  { ...calendar, ...googleCalendar },
  {
    feed: (_, ctx) => getFeed(ctx),
    renewFeed: (_, ctx) => createFeed(ctx),
    removeFeed: (_, ctx) => removeFeed(ctx),
    google: (_, ctx) => getGoogle(ctx),
    connectGoogle: (_, ctx) => startConsent(ctx),
    returnFromGoogle: ({ query, held }, guest) => acceptConsent(guest, { ...query, access: held.access }),
    disconnectGoogle: (_, { org, caller }) => disconnectGoogle(org, caller.id),
  },
)
