import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** A person's own uploads, until they are sent; what a message holds is read by the message (`chats.media`). */
export const media = {
  get: route({
    method: 'GET',
    path: '/api/media/{id}',
    access: 'member',
    uses: ['table:read', 'media:read', 'keys:csrf'],
    params: z.object({ id: Id }),
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
}
