import { config } from 'zod/v4/core'

/** The site's CSP forbids `eval`; zod would try it once for every object schema. Import before creating any schema. */
config({ jitless: true })
