/** A fact of a vehicle that an AI's sentence tells, as it was told. */
export type AiSource = Record<'vehicle_id' | 'title' | 'field' | 'value', string>
