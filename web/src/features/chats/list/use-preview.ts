import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import { withoutVehicleCode } from '#contract/stock/vehicle-code.ts'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../texts/files.ts'

/** What the list shows of a last message: of a file alone, that it is one. */
export function usePreview() {
  const t = useText(fileTexts)
  return (message: string) => {
    const file = readDefaultBody(message)
    return file ? t(`default_${file}`) : withoutVehicleCode(message)
  }
}
