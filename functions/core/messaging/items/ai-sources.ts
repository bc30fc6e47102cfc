import { any } from 'dynamodb-toolbox/schema/any'

/** A fact of a vehicle that an AI's sentence tells, as it was told. */
export type AiSource = Record<'vehicle_id' | 'title' | 'field' | 'value', string>

export const aiSources = {
  kept: any().castAs<AiSource[]>(),
  present: (sources: AiSource[]) => sources,
}
