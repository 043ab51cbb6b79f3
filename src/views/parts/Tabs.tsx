interface Props<Name extends string> {
  /** The tabs in their order, each with its name and label. */
  tabs: readonly (readonly [name: Name, label: string])[]
  shown: Name
  onShow: (name: Name) => void
}

/** Buttons that switch between views, of which one shows. */
export const Tabs = <Name extends string>({ tabs, shown, onShow }: Props<Name>) => (
  <div className="tabs">
    {tabs.map(([name, label]) => (
      <button key={name} type="button" aria-pressed={name === shown} onClick={() => onShow(name)}>
        {label}
      </button>
    ))}
  </div>
)
