/** An exported head: a chain of a site had this hash at this link. */
export interface ExportedHead {
  readonly site: string
  /** Missing in files that were exported when each site had one chain. */
  readonly chain?: number
  readonly seq: number
  readonly hash: string
}

/** What the head of the log of accesses has in place of a site. */
export const LOG_HEAD = 'log of accesses'
