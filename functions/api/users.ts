import { users } from '#contract/people/team.ts'
import { listUsers } from '../core/people/team/list-users.ts'
import { serve } from '../serve.ts'

export const handler = serve(users, {
  list: (_, ctx) => listUsers(ctx),
})
