interface Props {
  /** A heading above them. */
  title?: string
  names: readonly (string | undefined)[]
}

/** A list of names or short texts, in a language that need not be that of the page; nothing without names. */
export const Names = ({ title, names }: Props) =>
  names.length > 0 && (
    <>
      {title && <h4>{title}</h4>}
      <ul>
        {names.map(name => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
