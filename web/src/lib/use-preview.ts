import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import { withoutVehicleCode } from '#contract/stock/vehicle-code.ts'
import { useText } from './language/text.ts'

/** What a line shows of a message: of a file alone, that it is one; of a vehicle's, no code. */
export function usePreview() {
  const t = useText()
  return (message: string) => {
    const file = readDefaultBody(message)
    return file ? t(`default_${file}`) : withoutVehicleCode(message)
  }
}
