import type { calendarRoutes } from '#contract/calendar/routes.ts'
import type { RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof calendarRoutes> = {}
