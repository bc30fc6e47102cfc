import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { string } from 'dynamodb-toolbox/schema/string'
import { DAYS } from '#contract/people/days.ts'

/** Weekly hours of a dealership or a user. */
export const hours = () => list(map({ day: string().enum(...DAYS), from: string(), to: string() }))
