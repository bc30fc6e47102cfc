import { createContext, useContext, useMemo, useState } from 'react'

interface DialogBusy {
  /** True while work is in progress that closing would hide. */
  isBusy: boolean
  /** Keeps the dialog open until the work has settled, successfully or not. */
  busyWhile: (work: Promise<unknown>) => Promise<void>
}

const Context = createContext<DialogBusy>({ isBusy: false, busyWhile: async () => {} })

export const DialogBusyProvider = Context.Provider

/** The busy state of the surrounding dialog. */
export const useDialogBusy = () => useContext(Context)

export function useNewDialogBusy(): DialogBusy {
  const [isBusy, setBusy] = useState(false)
  return useMemo(
    () => ({
      isBusy,
      async busyWhile(work) {
        setBusy(true)
        try {
          await work
        } finally {
          setBusy(false)
        }
      },
    }),
    [isBusy],
  )
}
