import { Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import { undoMerge, useMerges } from '../../../data/merges.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useMergeText } from './texts.ts'

/** Merges that can still be undone. */
export function Merges() {
  const t = useMergeText()
  const { day } = useFormats()
  const undo = useUndo()
  const { data } = useMerges()
  if (!data || data.data.length === 0) return null
  return (
    <section aria-label={t('merged_lately')}>
      <h3 className="twins-head">{t('merged_lately')}</h3>
      <ul className="people-rows">
        {data.data.map((merge) => (
          <li key={merge.id} className="people-row twins-row">
            <div className="people-who">
              <Link className="people-name" to={`/contacts/${merge.contact_id}?tab=twins`}>
                {t('merged_by', { name: phoneText(merge.name), user: merge.user.name })}
              </Link>
              <span className="people-conditions">{day(merge.at)}</span>
            </div>
            <Button
              size="sm"
              variant="outline"
              disabled={merge.status === 'undoing'}
              aria-label={t('undo_named', { name: phoneText(merge.name) })}
              onClick={() => undo(merge)}
            >
              {t(merge.status === 'undoing' ? 'undoing' : 'undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Has a merge undone, and says so. */
function useUndo() {
  const t = useMergeText()
  return async ({ id, name }: { id: string; name: string }) => {
    try {
      const { merge } = await undoMerge(id)
      if (merge.status === 'undone') toaster.create({ type: 'success', title: t('undone', { name: phoneText(name) }) })
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('undo_failed')) })
    }
  }
}
