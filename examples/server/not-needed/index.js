// Replaces TypeORM, an optional dependency of the backend's database layer that this server never uses. Without it the
// install is half the size. The backend's own code is unchanged.
export default null
