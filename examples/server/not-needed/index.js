// What the backend's database layer would bring along and this server never calls: TypeORM, which is one of five ways
// to a database. Without it the install is half the size. The backend's own code is untouched.
export default null
