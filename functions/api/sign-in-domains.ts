import { ownProvider } from '#contract/people/own-provider.ts'
import { signInDomains } from '#contract/people/sign-in-domains.ts'
import { getOwnProvider } from '../core/people/identities/get-own-provider.ts'
import { removeOwnProvider } from '../core/people/identities/remove-own-provider.ts'
import { updateRequirement } from '../core/people/identities/update-requirement.ts'
import { checkDomain } from '../core/people/sign-in-domains/check-domain.ts'
import { createDomain } from '../core/people/sign-in-domains/create-domain.ts'
import { listDomains } from '../core/people/sign-in-domains/list-domains.ts'
import { removeDomain } from '../core/people/sign-in-domains/remove-domain.ts'
import { updateProvider } from '../core/people/sign-in-domains/update-provider.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  { ...signInDomains, ...ownProvider },
  {
    list: (_, ctx) => listDomains(ctx),
    create: ({ body }, ctx) => createDomain(ctx, body),
    check: ({ params }, ctx) => checkDomain(ctx, params),
    require: ({ params, body }, ctx) => updateRequirement(ctx, { ...params, ...body }),
    remove: ({ params }, ctx) => removeDomain(ctx, params),
    getProvider: (_, ctx) => getOwnProvider(ctx),
    updateProvider: ({ body }, ctx) => updateProvider(ctx, body),
    removeProvider: (_, ctx) => removeOwnProvider(ctx),
  },
)
