import { Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useListText } from './texts.ts'
import type { Place } from './use-place.ts'
import './keep-looking.css'

/** Leads on where the server looked at a part of the contacts only, and few of them fit. */
export function KeepLooking({ place, cursor }: { place: Place; cursor: string }) {
  const t = useListText()
  return (
    <Button variant="outline" asChild>
      <Link to={place.addressOfPage(place.view.page + 1)} state={{ cursor }}>
        {t('keep_looking')}
      </Link>
    </Button>
  )
}
