import { type ComponentType, lazy, Suspense, useState } from 'react'

/** A dialog whose code is loaded when it first opens; it then stays mounted so that it can animate its own closing. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
) {
  const Dialog = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return function LazyDialog(props: Props) {
    const [isWanted, setWanted] = useState(false)
    if (!isWanted && isOpen(props)) setWanted(true)
    return (
      isWanted && (
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      )
    )
  }
}

/** The `isOpen` of most dialogs. */
export const byOpen = ({ open }: { open: boolean }) => open
