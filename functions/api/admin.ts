import { admin } from '#contract/people/admin.ts'
import { listOrganizations } from '../core/people/organizations/list-organizations.ts'
import { serve } from '../serve.ts'

export const handler = serve(admin, { organizations: () => listOrganizations() })
