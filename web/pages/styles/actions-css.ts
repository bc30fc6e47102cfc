/** The buttons to contact the dealer: in place, and always visible at the bottom of smaller screens. */
export const actionsCss = `
.actions { display: grid; gap: 10px; margin-top: 20px; }
@media (max-width: 959px) {
  body:has(.actions) .foot { padding-bottom: calc(78px + env(safe-area-inset-bottom)); }
  .actions {
    position: fixed; z-index: 5; inset: auto 0 0; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 8px; margin: 0;
    padding: 10px max(12px, env(safe-area-inset-right)) max(10px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left));
    background: var(--panel); border-top: 1px solid var(--line); box-shadow: 0 -8px 24px -12px rgb(14 30 34 / 25%);
  }
  .actions .button { min-height: 56px; }
}
@media (max-width: 959px) and (max-height: 480px) { .actions { padding-block: 6px; } .actions .button { min-height: 44px; padding-block: 4px; } }
@media (max-width: 559px) {
  .actions .button { flex-direction: column; gap: 3px; padding: 6px 2px; font-size: 13px; line-height: 1.15; }
}
@media print { .actions { display: none !important; } }
`
