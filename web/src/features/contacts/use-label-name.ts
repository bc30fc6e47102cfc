import { LABELS } from '#contract/customers/labels.ts'
import { useContactText } from './texts.ts'

/** What a label is called in the reader's language; one that we do not know by its own name. */
export function useLabelName() {
  const t = useContactText()
  return (label: string) => {
    const known = LABELS.find((one) => one === label)
    return known ? t(`label_${known}`) : label
  }
}
