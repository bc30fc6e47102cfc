import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import { withoutVehicleCode } from '#contract/stock/vehicle-code.ts'
import { useText } from './language/text.ts'

/** The one-line preview of a message: the file's kind for a file without text, and no code for a vehicle's message. */
export function usePreview() {
  const t = useText()
  return (message: string) => {
    const file = readDefaultBody(message)
    return file ? t(`default_${file}`) : withoutVehicleCode(message)
  }
}
