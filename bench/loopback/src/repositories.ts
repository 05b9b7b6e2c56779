import type { Constructor } from "@loopback/core";
import { inject } from "@loopback/core";
import type { Entity, juggler } from "@loopback/repository";
import { DefaultCrudRepository, DefaultTransactionalRepository, repository } from "@loopback/repository";
import * as models from "./models.ts";

/** The plain repository of a model. */
function repositoryOf<T extends Entity, Id>(of: typeof Entity & { prototype: T }) {
  class Plain extends DefaultCrudRepository<T, Id> {
    constructor(@inject("datasources.db") dataSource: juggler.DataSource) {
      super(of, dataSource);
    }
  }
  return Plain as Constructor<DefaultCrudRepository<T, Id>>;
}

export class OrganizationRepository extends repositoryOf<models.Organization, string>(models.Organization) {}
export class UserRepository extends repositoryOf<models.User, string>(models.User) {}
export class ProductGroupRepository extends repositoryOf<models.ProductGroup, string>(models.ProductGroup) {}
export class EventProductRepository extends repositoryOf<models.EventProduct, number>(models.EventProduct) {}
export class InternalMessageRepository extends repositoryOf<models.InternalMessage, string>(models.InternalMessage) {}
export class EditLockRepository extends repositoryOf<models.EditLock, number>(models.EditLock) {}
export class CounterRepository extends repositoryOf<models.DocumentCounter, string>(models.DocumentCounter) {}
export class DocumentTextRepository extends repositoryOf<models.DocumentText, number>(models.DocumentText) {}
export class CaseRepository extends repositoryOf<models.Case, number>(models.Case) {}
export class ClaimRepository extends repositoryOf<models.ConnectionIdClaim, string>(models.ConnectionIdClaim) {}
export class EventLogRepository extends repositoryOf<models.EventLog, string>(models.EventLog) {}
export class EventLogPersonalRepository extends repositoryOf<models.EventLogPersonal, string>(
  models.EventLogPersonal,
) {}
export class RoleGrantRepository extends repositoryOf<models.RoleGrant, string>(models.RoleGrant) {}
export class SubscriptionRepository extends repositoryOf<models.Subscription, string>(models.Subscription) {}
export class RevokedTokenRepository extends repositoryOf<models.RevokedToken, string>(models.RevokedToken) {}
export class UserRoleRepository extends repositoryOf<models.UserRole, string>(models.UserRole) {}
export class OutboxRepository extends repositoryOf<models.Outbox, string>(models.Outbox) {}

export class ProductRepository extends DefaultCrudRepository<models.Product, string> {
  constructor(
    @inject("datasources.db") dataSource: juggler.DataSource,
    @repository.getter("ProductGroupRepository") groups: () => Promise<ProductGroupRepository>,
  ) {
    super(models.Product, dataSource);
    const group = this.createBelongsToAccessorFor("productGroup", groups);
    this.registerInclusionResolver("productGroup", group.inclusionResolver);
  }
}

export class LoginRepository extends DefaultCrudRepository<models.Login, string> {
  constructor(
    @inject("datasources.db") dataSource: juggler.DataSource,
    @repository.getter("UserRoleRepository") roles: () => Promise<UserRoleRepository>,
  ) {
    super(models.Login, dataSource);
    const factory = this.createHasManyRepositoryFactoryFor("roles", roles);
    this.registerInclusionResolver("roles", factory.inclusionResolver);
  }
}

export class DocumentRepository extends DefaultTransactionalRepository<models.Document, number> {
  constructor(
    @inject("datasources.db") dataSource: juggler.DataSource,
    @repository.getter("OrganizationRepository") organizations: () => Promise<OrganizationRepository>,
    @repository.getter("ProductGroupRepository") groups: () => Promise<ProductGroupRepository>,
    @repository.getter("UserRepository") users: () => Promise<UserRepository>,
    @repository.getter("EventProductRepository") products: () => Promise<EventProductRepository>,
    @repository.getter("InternalMessageRepository") messages: () => Promise<InternalMessageRepository>,
    @repository.getter("DocumentRepository") documents: () => Promise<DocumentRepository>,
  ) {
    super(models.Document, dataSource);
    const parties = { subscriber: organizations, supplier: organizations };
    for (const [name, of] of Object.entries(parties))
      this.registerInclusionResolver(name, this.createBelongsToAccessorFor(name, of).inclusionResolver);
    this.registerInclusionResolver(
      "productGroup",
      this.createBelongsToAccessorFor("productGroup", groups).inclusionResolver,
    );
    for (const name of ["createdBy", "supplierUser"])
      this.registerInclusionResolver(name, this.createBelongsToAccessorFor(name, users).inclusionResolver);
    this.registerInclusionResolver(
      "eventProducts",
      this.createHasManyRepositoryFactoryFor("eventProducts", products).inclusionResolver,
    );
    this.registerInclusionResolver(
      "messages",
      this.createHasManyRepositoryFactoryFor("messages", messages).inclusionResolver,
    );
    this.registerInclusionResolver(
      "caseDocuments",
      this.createHasManyRepositoryFactoryFor("caseDocuments", documents).inclusionResolver,
    );
  }
}
