import * as z from 'zod/mini'

/** The pages that somebody lets our app write as; Meta may add to its answers at any time. */
export const Granted = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      access_token: z.string(),
      instagram_business_account: z.optional(z.object({ id: z.string(), username: z.optional(z.string()) })),
    }),
  ),
})
export type GrantedPage = z.infer<typeof Granted>['data'][number]
