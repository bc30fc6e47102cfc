import type { ContactImport } from '#contract/customers/imports.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useImportText } from './texts.ts'

const COUNTS = ['rows', 'created', 'updated', 'skipped', 'partial', 'errors', 'kept'] as const
/** Told where there are any. */
const SELDOM: readonly string[] = ['partial', 'kept']

/** The results of the rows so far. */
export function ImportCounts({ counts }: Pick<ContactImport, 'counts'>) {
  const t = useImportText()
  const { number } = useFormats()
  return (
    <dl className="import-counts">
      {COUNTS.filter((name) => counts[name] > 0 || !SELDOM.includes(name)).map((name) => (
        <div key={name}>
          <dt>{t(`count_${name}`)}</dt>
          <dd>{number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
